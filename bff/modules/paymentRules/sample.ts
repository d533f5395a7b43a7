import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ makeProven, note }) => {
    const bands = [{ upTo: null, steps: [{ approverUuids: [] }], inOrder: false }]
    const input = { name: 'Matrix', currency: 'SGD', bands }
    note('ApprovalPolicy', await makeProven('createApprovalPolicy', input, 'approvalPolicy'))
  },
  withoutIds: ['setBankingDay', 'resetBankingDay', 'updatePaymentSettings', 'updateBillSettings'],
}
