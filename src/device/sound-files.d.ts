/** Metro turns an imported sound into the number of an asset. */
declare module '*.wav' {
  const asset: number;
  export default asset;
}
