/**
 * @generated SignedSource<<922d70ced055a304df0ab87992f05319>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MemberAction = "ACTIVATE" | "CANCEL" | "DEACTIVATE" | "REMOVE" | "RESEND" | "RESTORE" | "SET_ROLE";
export type MembershipStatus = "ACTIVE" | "DEACTIVATED" | "EXPIRED" | "INVITED" | "REMOVED";
import type { FragmentRefs } from "relay-runtime";
export type MembersPage_row$data = {
  readonly allowedActions: ReadonlyArray<MemberAction>;
  readonly createdAt: string;
  readonly email: string;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly person: {
    readonly fullName: string;
    readonly uuid: string;
  };
  readonly preferredName: string | null | undefined;
  readonly role: {
    readonly id: string;
    readonly isOwner: boolean;
    readonly name: string;
  };
  readonly status: MembershipStatus;
  readonly version: number;
  readonly " $fragmentType": "MembersPage_row";
};
export type MembersPage_row$key = {
  readonly " $data"?: MembersPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembersPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MembersPage_row"
};

(node as any).hash = "617481b3071b59c19dd337327eb3e573";

export default node;
