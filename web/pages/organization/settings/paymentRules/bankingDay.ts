import type { CalendarCard_organization$data } from '../../../../__generated__/CalendarCard_organization.graphql.ts'

export type BankingDay = CalendarCard_organization$data['bankingDays'][number]
