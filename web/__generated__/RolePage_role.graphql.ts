/**
 * @generated SignedSource<<729158bc4e7b1ec8f9299a747b3800e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleAction = "DELETE" | "UPDATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RolePage_role$data = {
  readonly allowedActions: ReadonlyArray<RoleAction>;
  readonly description: string;
  readonly formerCount: number;
  readonly id: string;
  readonly isOwner: boolean;
  readonly memberCount: number;
  readonly name: string;
  readonly permissions: ReadonlyArray<string>;
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentType": "RolePage_role";
};
export type RolePage_role$key = {
  readonly " $data"?: RolePage_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"RolePage_role">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RolePage_role",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    }
  ],
  "type": "Role",
  "abstractKey": null
};

(node as any).hash = "9b08cd77d5003c6f9b189f6a9bd177db";

export default node;
