// Where a customer wants documents: as the customers' own module says.
export { readerOf } from '../customers/public.ts'
