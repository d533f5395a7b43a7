// What other modules may take of this one. Its own files take it from where it stands.
export { type CustomerUser, linksOfHour, makeSignInLink, mayEnter } from './links.ts'
export { holdCaller } from './holdCaller.ts'
export { releaseUploads, storeUpload, type Uploader, userUploader, useUploads } from './uploads.ts'
