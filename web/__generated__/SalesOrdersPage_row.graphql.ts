/**
 * @generated SignedSource<<918183b8cf77e26e74a41037f823b078>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type FulfillmentStatus = "FULFILLED" | "PARTIALLY_FULFILLED" | "UNFULFILLED";
export type SalesOrderAction = "APPROVE" | "CANCEL" | "CLOSE" | "RECEIVE" | "REJECT" | "RETURN" | "UPDATE";
export type SalesOrderPaymentStatus = "PAID" | "PARTIALLY_PAID" | "UNBILLED" | "UNPAID";
export type SalesOrderStatus = "CANCELED" | "CLOSED" | "FULFILLED" | "OPEN" | "PARTIALLY_FULFILLED" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type SalesOrdersPage_row$data = {
  readonly allowedActions: ReadonlyArray<SalesOrderAction>;
  readonly approvedAt: string | null | undefined;
  readonly customerName: string;
  readonly customerReference: string | null | undefined;
  readonly entity: {
    readonly name: string;
  };
  readonly firstLine: string;
  readonly fulfillment: FulfillmentStatus;
  readonly id: string;
  readonly lineCount: number;
  readonly note: string | null | undefined;
  readonly number: string;
  readonly orderDate: string;
  readonly paymentStatus: SalesOrderPaymentStatus;
  readonly reason: string | null | undefined;
  readonly requiredDate: string | null | undefined;
  readonly status: SalesOrderStatus;
  readonly total: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentType": "SalesOrdersPage_row";
};
export type SalesOrdersPage_row$key = {
  readonly " $data"?: SalesOrdersPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"SalesOrdersPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SalesOrdersPage_row"
};

(node as any).hash = "4d23ee76bf5636a07ecf39f2eb8892c1";

export default node;
