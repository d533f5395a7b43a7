import { PAPER } from '../../../kit/files/contents.ts'
import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { withholdingSlipExport } from './exports.ts'
import { MANAGE, VIEW } from './lifecycle.ts'
import { withholdingSlipRoutes } from './routes.ts'

export const withholdingSlipsModule = defineModule({
  name: 'withholdingSlips',
  records: {
    WITHHOLDING_SLIP: {
      description: 'A withholding slip of a customer.',
      actions: ['CREATED', 'APPROVED', 'CANCELLED'],
    },
  },
  areas: { WS: 'Withholding slips' },
  errors: codes,
  feed: {
    'withholding-slip.changed': {
      webhook: {
        key: 'WITHHOLDING_SLIP_CHANGED',
        name: 'withholding-slip.changed',
        description: 'one was recorded or canceled.',
      },
    },
  },
  lists: { WITHHOLDING_SLIPS: 'Withholding slips.' },
  exports: { WITHHOLDING_SLIPS: withholdingSlipExport },
  files: {
    WITHHOLDING_SLIP: {
      description: 'Withholding slip: PDF, JPG or PNG, at most 10 MB.',
      send: MANAGE,
      read: VIEW,
      contents: { ...PAPER, maximumMegabytes: 10 },
    },
  },
  routes: [withholdingSlipRoutes],
})
