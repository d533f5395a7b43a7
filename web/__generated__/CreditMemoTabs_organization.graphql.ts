/**
 * @generated SignedSource<<b8f27226cd005e0e59f7b623e9f34587>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreditMemoTabs_organization$data = {
  readonly creditMemoCounts: {
    readonly all: number;
    readonly applied: number;
    readonly draft: number;
    readonly open: number;
    readonly overpaid: number;
    readonly pending: number;
    readonly refunded: number;
    readonly toReclaim: number;
    readonly voided: number;
  };
  readonly " $fragmentType": "CreditMemoTabs_organization";
};
export type CreditMemoTabs_organization$key = {
  readonly " $data"?: CreditMemoTabs_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditMemoTabs_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CreditMemoTabs_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditMemoCounts",
      "kind": "LinkedField",
      "name": "creditMemoCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "all",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "draft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "applied",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refunded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voided",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overpaid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toReclaim",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "15365c6abc5d0917db30c50b2bbb3644";

export default node;
