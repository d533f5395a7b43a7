/**
 * @generated SignedSource<<d03c5840eccde0ae5254927a35cfef0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PaymentFrequency = "MONTHLY" | "WEEKLY" | "YEARLY";
export type PaymentKind = "PAYMENT" | "TRANSFER";
export type PaymentMethod = "BI_FAST" | "ONLINE" | "RTGS" | "SAME_BANK" | "SKN";
import type { FragmentRefs } from "relay-runtime";
export type readPaymentValues_payment$data = {
  readonly amount: {
    readonly amount: string;
  };
  readonly date: string;
  readonly files: ReadonlyArray<{
    readonly fileId: string;
    readonly name: string;
    readonly size: number;
  }>;
  readonly from: {
    readonly id: string;
  };
  readonly kind: PaymentKind;
  readonly memo: string | null | undefined;
  readonly method: PaymentMethod | null | undefined;
  readonly notes: string | null | undefined;
  readonly recurrence: {
    readonly endedAt: string | null | undefined;
    readonly frequency: PaymentFrequency;
  } | null | undefined;
  readonly to: {
    readonly accountNumber: string;
    readonly bank: {
      readonly code: string;
      readonly name: string;
    };
    readonly bankAccount: {
      readonly id: string;
    } | null | undefined;
    readonly counterparty: {
      readonly alias: string;
      readonly id: string;
    } | null | undefined;
    readonly counterpartyAccountId: string | null | undefined;
    readonly name: string;
  };
  readonly " $fragmentType": "readPaymentValues_payment";
};
export type readPaymentValues_payment$key = {
  readonly " $data"?: readPaymentValues_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"readPaymentValues_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readPaymentValues_payment"
};

(node as any).hash = "997a97b6dcce2af952011a31cec3619c";

export default node;
