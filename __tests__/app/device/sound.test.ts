import { createAudioPlayer } from 'expo-audio';
import * as ExpoHaptics from 'expo-haptics';

import { haptics } from '@/device/haptics';
import { sound } from '@/device/sound';
import { SAMPLE_RATE, synthesise } from '@/device/synth';

jest.mock('expo-audio', () => ({
  createAudioPlayer: jest.fn(),
  setAudioModeAsync: jest.fn().mockResolvedValue(undefined),
}));
jest.mock('expo-haptics', () => ({
  ...jest.requireActual<object>('expo-haptics'),
  impactAsync: jest.fn().mockRejectedValue(new Error('no motor')),
}));

const create = createAudioPlayer as unknown as jest.Mock;
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('sounds', () => {
  it.each(['flip', 'mark', 'line', 'over', 'refused'] as const)(
    '%s is heard, short and ends in silence',
    (name) => {
      const samples = synthesise(name);
      const peak = Math.max(...samples.map(Math.abs));
      expect(samples.length / SAMPLE_RATE).toBeLessThan(1.2);
      expect(peak).toBeGreaterThan(0.05);
      expect(peak).toBeLessThan(0.9);
      expect(Math.abs(samples.at(-1)!)).toBe(0);
    },
  );

  it('makes a player when its sound is first due, and only then', async () => {
    const player = { seekTo: jest.fn().mockResolvedValue(undefined), play: jest.fn() };
    create.mockReturnValue(player);
    expect(create).not.toHaveBeenCalled();
    sound.play('mark');
    await settle();
    sound.play('mark');
    await settle();
    expect(create).toHaveBeenCalledTimes(1);
    expect(player.play).toHaveBeenCalledTimes(2);
  });

  it('is silent on a device without sound', async () => {
    create.mockImplementationOnce(() => {
      throw new Error('no audio');
    });
    expect(() => sound.play('flip')).not.toThrow();
    await settle();
  });
});

describe('haptics', () => {
  it('does no harm on a device without a motor', async () => {
    haptics.play('mark');
    await settle();
    expect(ExpoHaptics.impactAsync).toHaveBeenCalledTimes(1);
  });
});
