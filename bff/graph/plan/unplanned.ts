/** The plan doesn't support this operation; another executor runs it. Anything else that is thrown is an error of the operation. */
export class Unplanned extends Error {
  override readonly name = 'Unplanned'
}
