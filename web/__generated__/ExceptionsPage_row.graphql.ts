/**
 * @generated SignedSource<<7d71c1c34f46c2f87e0cab8022ae014f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type ExceptionAction = "ASSIGN" | "COMMENT" | "REOPEN" | "RESOLVE" | "START";
export type ExceptionStatus = "IN_PROGRESS" | "OPEN" | "RESOLVED";
export type ExceptionType = "AMOUNT_MISMATCH" | "DUPLICATE_SUSPICION" | "FAILED_PAYMENT" | "MATURING_DEPOSIT" | "MISSING_SETTLEMENT" | "STALE_CONNECTION" | "UNMATCHED_EXPECTED" | "UNMATCHED_STATEMENT" | "UNVERIFIED_CLAIM";
import type { FragmentRefs } from "relay-runtime";
export type ExceptionsPage_row$data = {
  readonly allowedActions: ReadonlyArray<ExceptionAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly assignee: {
    readonly fullName: string;
  } | null | undefined;
  readonly bankAccount: {
    readonly alias: string;
  } | null | undefined;
  readonly commentCount: number;
  readonly id: string;
  readonly label: string;
  readonly since: string;
  readonly status: ExceptionStatus;
  readonly type: ExceptionType;
  readonly uuid: string;
  readonly " $fragmentType": "ExceptionsPage_row";
};
export type ExceptionsPage_row$key = {
  readonly " $data"?: ExceptionsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExceptionsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ExceptionsPage_row"
};

(node as any).hash = "1818ff15b98c31100db6144a0906f856";

export default node;
