/**
 * @generated SignedSource<<940a3b33045947da12262a863455e373>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DepositAction = "CANCEL" | "CLOSE" | "COPY" | "UPDATE";
import type { FragmentRefs } from "relay-runtime";
export type DepositActions_deposit$data = {
  readonly alias: string;
  readonly allowedActions: ReadonlyArray<DepositAction>;
  readonly id: string;
  readonly maturesOn: string;
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentType": "DepositActions_deposit";
};
export type DepositActions_deposit$key = {
  readonly " $data"?: DepositActions_deposit$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositActions_deposit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepositActions_deposit",
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
      "name": "alias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maturesOn",
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
  "type": "Deposit",
  "abstractKey": null
};

(node as any).hash = "2c3cb99943bcccd94f9e8c41745efbd2";

export default node;
