/**
 * @generated SignedSource<<6ccc852f6fddc8ef47cdffa58197ab95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type InvoiceAction = "ANNOTATE" | "APPROVE" | "CANCEL" | "DELETE" | "RECEIVE" | "RETURN" | "SEND" | "SHIP" | "SUBMIT" | "UPDATE";
export type InvoiceDeliveryStatus = "OPEN" | "RECEIVED" | "SHIPPED";
export type InvoiceKind = "ADVANCE" | "STANDARD";
export type InvoiceStatus = "CANCELED" | "DRAFT" | "ISSUED" | "PAID" | "PARTIALLY_PAID" | "WAITING_APPROVAL" | "WRITTEN_OFF";
export type TaxInvoiceAction = "APPROVE" | "CANCEL" | "EXPORT" | "REJECT" | "SET_FACILITY";
export type TaxInvoiceStatus = "APPROVED" | "CANCELED" | "EXPORTED" | "NOT_EXPORTED" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type InvoicesPage_row$data = {
  readonly agreement: {
    readonly isDisputed: boolean;
    readonly promisedOn: string | null | undefined;
  } | null | undefined;
  readonly allowedActions: ReadonlyArray<InvoiceAction>;
  readonly customerName: string;
  readonly customerReference: string | null | undefined;
  readonly deliveryStatus: InvoiceDeliveryStatus | null | undefined;
  readonly entity: {
    readonly name: string;
  };
  readonly expectedDate: string;
  readonly firstLine: string;
  readonly hardCopy: boolean;
  readonly id: string;
  readonly invoiceDate: string;
  readonly isOverdue: boolean;
  readonly kind: InvoiceKind;
  readonly lineCount: number;
  readonly nextDueDate: string | null | undefined;
  readonly number: string | null | undefined;
  readonly remaining: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly shippedOn: string | null | undefined;
  readonly status: InvoiceStatus;
  readonly taxInvoice: {
    readonly allowedActions: ReadonlyArray<TaxInvoiceAction>;
    readonly daysLeft: number | null | undefined;
    readonly status: TaxInvoiceStatus;
    readonly transactionCode: string | null | undefined;
  } | null | undefined;
  readonly total: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly unverified: {
    readonly amount: string;
  };
  readonly uuid: string;
  readonly version: number;
  readonly withheldOpen: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly " $fragmentType": "InvoicesPage_row";
};
export type InvoicesPage_row$key = {
  readonly " $data"?: InvoicesPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoicesPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "InvoicesPage_row"
};

(node as any).hash = "1372a5723ffd0992c75b4278efb96f99";

export default node;
