// What other modules may take of this one. Its own files take it from where it stands.
export { holdsName, type Name, nameOf, nameSimilarity, SAME_NAME, SIMILAR_NAME } from './names.ts'
export {
  accountNumbersIn,
  chunksOf,
  describedWords,
  documentPartsIn,
  eachDocumentKey,
  fingerprintText,
  isBankOwn,
  type KeyStrength,
  lastLetterOf,
  mayGoOn,
  namedKeys,
  nameKey,
  nameWords,
  partyNameIn,
  referencesIn,
  seriesOf,
} from './normalize.ts'
export { REFERENCE_ALPHABET, REFERENCE_LENGTH } from './ownReference.ts'
