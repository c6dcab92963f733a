export { PanZoom } from './pan-zoom';
export { Sharp } from './sharp';
export type { PanZoomHandle } from './use-steps';
export type { Point, Size } from './viewport';
