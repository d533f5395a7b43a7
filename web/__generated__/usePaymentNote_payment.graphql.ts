/**
 * @generated SignedSource<<38ed4fefabe36030d0408f542871a85a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApprovalObstacle = "ALREADY_APPROVED" | "NOT_YOUR_STEP" | "NO_PERMISSION" | "OWN_PAYMENT";
export type PaymentChannel = "API" | "MANUAL";
export type PaymentFrequency = "MONTHLY" | "WEEKLY" | "YEARLY";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT";
import type { FragmentRefs } from "relay-runtime";
export type usePaymentNote_payment$data = {
  readonly approvalObstacle: ApprovalObstacle | null | undefined;
  readonly approvalsGiven: number;
  readonly approvalsNeeded: number;
  readonly cancellationReason: string | null | undefined;
  readonly channel: PaymentChannel;
  readonly failureCode: string | null | undefined;
  readonly failureReason: string | null | undefined;
  readonly recurrence: {
    readonly frequency: PaymentFrequency;
  } | null | undefined;
  readonly rejectionReason: string | null | undefined;
  readonly status: PaymentStatus;
  readonly " $fragmentType": "usePaymentNote_payment";
};
export type usePaymentNote_payment$key = {
  readonly " $data"?: usePaymentNote_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePaymentNote_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "usePaymentNote_payment"
};

(node as any).hash = "eaab52e91a561eb49f02ecfd5b8665f1";

export default node;
