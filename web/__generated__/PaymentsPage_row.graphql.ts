/**
 * @generated SignedSource<<3f3d3304a7892f1c5a97165f4a3ee987>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PaymentAction = "APPROVE" | "ARCHIVE" | "ASK_BANK" | "CANCEL" | "END_RECURRENCE" | "EXPORT" | "EXPORT_AGAIN" | "REJECT" | "RESEND" | "UNARCHIVE" | "UPDATE";
export type PaymentMethod = "BI_FAST" | "ONLINE" | "RTGS" | "SAME_BANK" | "SKN";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type PaymentsPage_row$data = {
  readonly allowedActions: ReadonlyArray<PaymentAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly awaitedApproval: {
    readonly " $fragmentSpreads": FragmentRefs<"useAwaitedWords_awaited">;
  } | null | undefined;
  readonly date: string;
  readonly from: {
    readonly accountNumber: string;
    readonly alias: string;
    readonly bank: {
      readonly name: string;
    };
  };
  readonly id: string;
  readonly memo: string | null | undefined;
  readonly method: PaymentMethod | null | undefined;
  readonly number: string;
  readonly status: PaymentStatus;
  readonly to: {
    readonly accountNumber: string;
    readonly bank: {
      readonly name: string;
    };
    readonly counterparty: {
      readonly legalName: string;
    } | null | undefined;
    readonly name: string;
  };
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"usePaymentNote_payment">;
  readonly " $fragmentType": "PaymentsPage_row";
};
export type PaymentsPage_row$key = {
  readonly " $data"?: PaymentsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PaymentsPage_row"
};

(node as any).hash = "bbb2b936374797f8758e6ef36cac5819";

export default node;
