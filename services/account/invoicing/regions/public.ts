// What other modules may import from this one. Its own files import from the source files directly.
export { listRegions, regionsOfWard } from './regions.ts'
export { regionList, regionParent } from './shapes.ts'
