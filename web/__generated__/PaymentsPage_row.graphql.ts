/**
 * @generated SignedSource<<310af96ae47806952904032b76de850a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD" | "%future added value";
export type PaymentAction = "APPROVE" | "ARCHIVE" | "ASK_BANK" | "CANCEL" | "END_RECURRENCE" | "EXPORT" | "EXPORT_AGAIN" | "REJECT" | "RESEND" | "UNARCHIVE" | "UPDATE" | "%future added value";
export type PaymentMethod = "BI_FAST" | "ONLINE" | "RTGS" | "SAME_BANK" | "SKN" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT" | "%future added value";
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

(node as any).hash = "ac607bd4c39c8f738c18955019260db2";

export default node;
