/**
 * @generated SignedSource<<839139f5cd82083fcaefbb668bb0e379>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type CustomerAction = "APPROVE" | "CANCEL_INVITATION" | "DEACTIVATE" | "EDIT" | "REACTIVATE" | "REJECT" | "RESEND";
export type CustomerKind = "COMPANY" | "INDIVIDUAL" | "INDIVIDUAL_B2B";
export type CustomerStatus = "ACTIVE" | "DEACTIVATED" | "INVITED" | "REJECTED" | "REQUEST_SENT";
import type { FragmentRefs } from "relay-runtime";
export type CustomersPage_row$data = {
  readonly alias: string | null | undefined;
  readonly allowedActions: ReadonlyArray<CustomerAction>;
  readonly createdAt: string;
  readonly creditLimit: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly email: string;
  readonly exposure: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly owed: {
    readonly daysLate: number;
    readonly overdue: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly remaining: {
      readonly amount: string;
      readonly currency: Currency;
    };
  } | null | undefined;
  readonly picName: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly status: CustomerStatus;
  readonly termDays: number;
  readonly type: CustomerKind | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "CustomersPage_row";
};
export type CustomersPage_row$key = {
  readonly " $data"?: CustomersPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomersPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CustomersPage_row"
};

(node as any).hash = "4dedff2c4c1c0b04d073227366e8905c";

export default node;
