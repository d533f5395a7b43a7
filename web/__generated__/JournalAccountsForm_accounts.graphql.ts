/**
 * @generated SignedSource<<b4923c6bfdecd1ed1f4b7d555d7e19e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JournalAccountsForm_accounts$data = {
  readonly items: ReadonlyArray<{
    readonly code: string | null | undefined;
    readonly isProposed: boolean;
    readonly key: string;
    readonly name: string;
    readonly purpose: string;
  }>;
  readonly version: number;
  readonly " $fragmentType": "JournalAccountsForm_accounts";
};
export type JournalAccountsForm_accounts$key = {
  readonly " $data"?: JournalAccountsForm_accounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalAccountsForm_accounts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JournalAccountsForm_accounts",
  "selections": [
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
      "concreteType": "JournalAccount",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
          "name": "purpose",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isProposed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JournalAccounts",
  "abstractKey": null
};

(node as any).hash = "536412f624d0805c65094f213c05dddc";

export default node;
