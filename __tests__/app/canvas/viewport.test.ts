import fc from 'fast-check';
import {
  clampLook,
  fitLook,
  fitScale,
  lookAt,
  panBy,
  rangesAt,
  reframe,
  toContent,
  zoomAbout,
  type Frame,
  type Look,
} from '@/ui/canvas/viewport';

const phone: Frame = {
  window: { width: 390, height: 500 },
  content: { width: 100, height: 140 },
  padding: 10,
  closest: 12,
};

describe('fitting', () => {
  it('takes the tighter side and leaves the rim free', () => {
    expect(fitScale(phone)).toBeCloseTo(480 / 140);
  });

  it('centres the fitted picture', () => {
    const look = fitLook(phone);
    expect(look.y).toBeCloseTo(10);
    expect(look.x).toBeCloseTo((390 - (100 * 480) / 140) / 2);
  });

  it('shows the fitted picture when the closest look is farther away than that', () => {
    expect(zoomAbout({ ...phone, closest: 1 }, fitLook(phone), 3, { x: 0, y: 0 }).scale).toBeCloseTo(
      480 / 140,
    );
  });
});

describe('zooming', () => {
  it('keeps the point under the focus where it is', () => {
    const start = lookAt(phone, { x: 40, y: 60, width: 20, height: 20 });
    const focus = { x: 200, y: 240 };
    const before = toContent(start, focus);
    const after = toContent(zoomAbout(phone, start, 0.9, focus), focus);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('stops at the fit and at the closest look', () => {
    const fitted = fitLook(phone);
    expect(zoomAbout(phone, fitted, 0.1, { x: 5, y: 5 })).toEqual(fitted);
    expect(zoomAbout(phone, fitted, 100, { x: 5, y: 5 }).scale).toBe(12);
  });

  it('brings a part of the picture to the middle', () => {
    const look = lookAt(phone, { x: 45, y: 65, width: 10, height: 10 });
    expect(toContent(look, { x: 195, y: 250 })).toEqual({ x: 50, y: 70 });
    expect(look.scale).toBe(12);
  });

  it('takes a point for a part', () => {
    expect(lookAt(phone, { x: 50, y: 70, width: 0, height: 0 }).scale).toBe(12);
  });
});

describe('panning', () => {
  it('moves a zoomed picture one to one', () => {
    const start = lookAt(phone, { x: 50, y: 70, width: 0, height: 0 });
    const moved = panBy(phone, start, -15, 20);
    expect(moved.x - start.x).toBeCloseTo(-15);
    expect(moved.y - start.y).toBeCloseTo(20);
  });

  it('does not move a fitted picture', () => {
    expect(panBy(phone, fitLook(phone), 80, -80)).toEqual(fitLook(phone));
  });
});

describe('a window that changes', () => {
  const turned: Frame = { ...phone, window: { width: 844, height: 300 } };

  it('refits what was fitted', () => {
    expect(reframe(phone, turned, fitLook(phone))).toEqual(fitLook(turned));
  });

  it('keeps the middle of a closer look', () => {
    const look = lookAt(phone, { x: 50, y: 70, width: 0, height: 0 });
    const middle = toContent(reframe(phone, turned, look), { x: 422, y: 150 });
    expect(middle.x).toBeCloseTo(50);
    expect(middle.y).toBeCloseTo(70);
  });
});

const side = fc.double({ min: 20, max: 2000, noNaN: true });
const frames = fc.record({
  window: fc.record({ width: side, height: side }),
  content: fc.record({ width: side, height: side }),
  padding: fc.double({ min: 0, max: 9, noNaN: true }),
  closest: fc.double({ min: 0.01, max: 40, noNaN: true }),
});
const offset = fc.double({ min: -1e5, max: 1e5, noNaN: true });
const looks: fc.Arbitrary<Look> = fc.record({
  x: offset,
  y: offset,
  scale: fc.double({ min: 1e-3, max: 100, noNaN: true }),
});

describe('whatever happens', () => {
  it('never loses the picture and never shows more than the rim beside it', () => {
    fc.assert(
      fc.property(frames, looks, (frame, wild) => {
        const look = clampLook(frame, wild);
        const { x, y } = rangesAt(frame, look.scale);
        expect(look.scale).toBeGreaterThanOrEqual(fitScale(frame) - 1e-9);
        expect(look.x).toBeGreaterThanOrEqual(x.min);
        expect(look.x).toBeLessThanOrEqual(x.max);
        expect(look.y).toBeGreaterThanOrEqual(y.min);
        expect(look.y).toBeLessThanOrEqual(y.max);
        expect(look.x).toBeLessThan(frame.window.width);
        expect(look.x + frame.content.width * look.scale).toBeGreaterThan(0);
      }),
    );
  });

  it('clamps once and for all', () => {
    fc.assert(
      fc.property(frames, looks, (frame, wild) => {
        const once = clampLook(frame, wild);
        expect(clampLook(frame, once)).toEqual(once);
      }),
    );
  });
});
