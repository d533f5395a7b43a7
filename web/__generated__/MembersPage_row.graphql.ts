/**
 * @generated SignedSource<<37e07e18fa4b8ed3f5d76cc2026d805d>>
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
  readonly uuid: string;
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

(node as any).hash = "b45abf3d6186c2555ea8595a999f7e59";

export default node;
