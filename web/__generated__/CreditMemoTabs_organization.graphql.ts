/**
 * @generated SignedSource<<794a870fe5b03792e12b5c23ad6e95cb>>
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
          "name": "voided",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "c4e614c46b469997886bf1a0de3d961d";

export default node;
