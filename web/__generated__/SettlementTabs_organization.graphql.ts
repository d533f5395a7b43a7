/**
 * @generated SignedSource<<b560bd55086db0495953749caea345ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettlementTabs_organization$data = {
  readonly settlementCounts: {
    readonly all: number;
    readonly pending: number;
    readonly settled: number;
  };
  readonly " $fragmentType": "SettlementTabs_organization";
};
export type SettlementTabs_organization$key = {
  readonly " $data"?: SettlementTabs_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettlementTabs_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SettlementTabs_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SettlementCounts",
      "kind": "LinkedField",
      "name": "settlementCounts",
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
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "settled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "1327105da343b0fdd32d9be8d1e5da7c";

export default node;
