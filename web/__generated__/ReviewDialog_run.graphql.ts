/**
 * @generated SignedSource<<4af00ee7ab966de1cb96ecbbfdf643dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewDialog_run$data = {
  readonly id: string;
  readonly recommendations: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ProposalList_recommendation">;
      };
    }>;
  };
  readonly " $fragmentType": "ReviewDialog_run";
};
export type ReviewDialog_run$key = {
  readonly " $data"?: ReviewDialog_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDialog_run">;
};

import ReviewDialogPaginationQuery_graphql from './ReviewDialogPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "recommendations"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
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
      "name": "first"
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
      "operation": ReviewDialogPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "ReviewDialog_run",
  "selections": [
    {
      "alias": "recommendations",
      "args": [
        {
          "kind": "Literal",
          "name": "automatic",
          "value": true
        }
      ],
      "concreteType": "RecommendationConnection",
      "kind": "LinkedField",
      "name": "__ReviewDialog_recommendations_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RecommendationEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Recommendation",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProposalList_recommendation"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
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
      "storageKey": "__ReviewDialog_recommendations_connection(automatic:true)"
    },
    (v1/*:: as any*/)
  ],
  "type": "ReconciliationRun",
  "abstractKey": null
};
})();

(node as any).hash = "97a89074b3177dc77e050bfba89585ec";

export default node;
