// What other modules may import from this one. Its own files import from the source files directly.
export { linksOfHour, makeSignInLink, mayEnter } from './links.ts'
export { holdCaller } from './holdCaller.ts'
export { releaseUploads, storeUpload, type Uploader, userUploader, useUploads } from './uploads.ts'
