/**
 * @generated SignedSource<<ddb3d87caf285f38b8ce41fa5a0825b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ReceivedPaymentsPage_list$data = {
  readonly id: string;
  readonly receivedPayments: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
    }>;
    readonly totalCount: number;
    readonly totals: ReadonlyArray<{
      readonly amount: string;
      readonly currency: Currency;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ReceivedPaymentsPage_rows">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedPaymentTabs_organization">;
  readonly " $fragmentType": "ReceivedPaymentsPage_list";
};
export type ReceivedPaymentsPage_list$key = {
  readonly " $data"?: ReceivedPaymentsPage_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedPaymentsPage_list">;
};

import ReceivedPaymentsPageListQuery_graphql from './ReceivedPaymentsPageListQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "receivedPayments"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ReceivedPaymentsPageListQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "ReceivedPaymentsPage_list",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReceivedPaymentTabs_organization"
    },
    {
      "alias": "receivedPayments",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "concreteType": "ReceivedPaymentConnection",
      "kind": "LinkedField",
      "name": "__ReceivedPaymentsPage_receivedPayments_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReceivedPaymentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ReceivedPayment",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReceivedPaymentsPage_rows"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "736dff41d693f1aac7306823728e57cf";

export default node;
