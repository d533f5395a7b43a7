/**
 * @generated SignedSource<<fd6ffdbbade267fafd81e9d11b61c061>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BankAccountAction = "CLOSE" | "DELETE" | "REOPEN";
import type { FragmentRefs } from "relay-runtime";
export type AccountActions_account$data = {
  readonly alias: string;
  readonly allowedActions: ReadonlyArray<BankAccountAction>;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "AccountActions_account";
};
export type AccountActions_account$key = {
  readonly " $data"?: AccountActions_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountActions_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountActions_account",
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
      "name": "alias",
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
      "name": "allowedActions",
      "storageKey": null
    }
  ],
  "type": "BankAccount",
  "abstractKey": null
};

(node as any).hash = "baa1fbb365727fb019eb9565017eac3d";

export default node;
