import { useWindowDimensions } from 'react-native';

/** From here on two columns fit side by side. */
const WIDE = 700;
/** A tablet held upright has room for large pictures; a phone lying on its side has none to give away. */
const TALL = 900;
const LOW = 720;
const SHORT = 500;
/** What the rest of the page needs beside the large picture. */
const REST = 820;
const LARGEST = 640;

interface HomeLayout {
  readonly wide: boolean;
  readonly heroHeight: number;
  /** Of the map on the first door; 0 when it stays small. */
  readonly pictureHeight: number;
}

export function useHomeLayout(): HomeLayout {
  const { width, height } = useWindowDimensions();
  const wide = width >= WIDE;
  if (wide && height >= TALL) {
    // On a low tablet the picture grows no larger than the page has room for, but stays a picture.
    return { wide, heroHeight: 200, pictureHeight: Math.max(240, Math.min(LARGEST, height - REST)) };
  }
  return { wide, heroHeight: height < SHORT ? 60 : height < LOW ? 84 : 104, pictureHeight: 0 };
}
