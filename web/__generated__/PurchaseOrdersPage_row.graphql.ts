/**
 * @generated SignedSource<<47e321e77fd66dfd394323905d6c605c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type PurchaseOrderAction = "CANCEL" | "CLOSE" | "ORDER" | "REJECT" | "UPDATE";
export type PurchaseOrderStatus = "ACCEPTED" | "CANCELED" | "CLOSED" | "OPEN" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type PurchaseOrdersPage_row$data = {
  readonly allowedActions: ReadonlyArray<PurchaseOrderAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly customerName: string;
  readonly date: string;
  readonly firstLine: string;
  readonly id: string;
  readonly lineCount: number;
  readonly number: string;
  readonly ordered: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly reason: string | null | undefined;
  readonly requiredDate: string | null | undefined;
  readonly status: PurchaseOrderStatus;
  readonly uuid: string;
  readonly " $fragmentType": "PurchaseOrdersPage_row";
};
export type PurchaseOrdersPage_row$key = {
  readonly " $data"?: PurchaseOrdersPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchaseOrdersPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PurchaseOrdersPage_row"
};

(node as any).hash = "39281910403fd369a424ab9751da8a9e";

export default node;
