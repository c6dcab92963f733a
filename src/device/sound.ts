import { type AudioPlayer, createAudioPlayer, setAudioModeAsync } from 'expo-audio';

import flip from '../../assets/sounds/flip.wav';
import line from '../../assets/sounds/line.wav';
import mark from '../../assets/sounds/mark.wav';
import over from '../../assets/sounds/over.wav';
import refused from '../../assets/sounds/refused.wav';
import type { Sound, SoundName } from '@/store/services';

const FILES: Record<SoundName, number> = { flip, mark, line, over, refused };

const players = new Map<SoundName, AudioPlayer>();

/** A player is made when its sound is first due, so none at all when sounds are off. */
function playerFor(name: SoundName): AudioPlayer {
  const known = players.get(name);
  if (known) return known;
  if (players.size === 0) {
    // The music someone listens to on the train goes on, and the mute switch is obeyed.
    setAudioModeAsync({ interruptionMode: 'mixWithOthers', playsInSilentMode: false }).catch(() => undefined);
  }
  const player = createAudioPlayer(FILES[name]);
  players.set(name, player);
  return player;
}

async function start(name: SoundName): Promise<void> {
  const player = playerFor(name);
  await player.seekTo(0);
  player.play();
}

export const sound: Sound = {
  play: (name) => {
    start(name).catch(() => undefined);
  },
};
