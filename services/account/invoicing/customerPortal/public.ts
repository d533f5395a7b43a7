// The module's public API for other modules. Its own files import each other directly.
export { type CustomerUser, linksOfHour, makeSignInLink, mayEnter } from './links.ts'
export { holdCaller } from './holdCaller.ts'
export { releaseUploads, storeUpload, type Uploader, userUploader, useUploads } from './uploads.ts'
