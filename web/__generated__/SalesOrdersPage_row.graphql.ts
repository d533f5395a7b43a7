/**
 * @generated SignedSource<<7d2113ba93cb25bc38fe87f9d352d900>>
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

(node as any).hash = "bd2bb2efdf0f64a554c0412a79553c61";

export default node;
