/** The plan cannot take this operation; another executor can. Everything else that is thrown is an error of the operation. */
export class Unplanned extends Error {
  override readonly name = 'Unplanned'
}
