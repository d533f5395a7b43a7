// The module's public API for other modules. Its own files import each other directly.
export { checkApiToken } from './checkApiToken.ts'
