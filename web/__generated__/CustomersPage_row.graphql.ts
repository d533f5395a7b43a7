/**
 * @generated SignedSource<<79fb0136e9ff73612dff3afd2b4bcbee>>
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
  readonly changeRequestedAt: string | null | undefined;
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

(node as any).hash = "2806cdb3de32eac29f5e98a070c2d28d";

export default node;
