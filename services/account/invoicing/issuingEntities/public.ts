// What other modules may take of this one. Its own files take it from where it stands.
export {
  entityNameColumn,
  entityNames,
  issuingEntityOf,
  mainEntityId,
  ownEntityId,
  vatObstacleOf,
} from './issuingEntity.ts'
