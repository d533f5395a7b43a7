// A customer's email for documents, from the customers' module.
export { readerOf } from '../customers/public.ts'
