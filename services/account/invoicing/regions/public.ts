// What other modules may take of this one. Its own files take it from where it stands.
export { listRegions, regionsOfWard } from './regions.ts'
export { regionList, regionParent } from './shapes.ts'
