/**
 * @generated SignedSource<<40e8c965ba610c61ef918db97137e428>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApiTokensPage_rows$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ApiTokenRow_token">;
    };
  }>;
  readonly " $fragmentType": "ApiTokensPage_rows";
};
export type ApiTokensPage_rows$key = {
  readonly " $data"?: ApiTokensPage_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokensPage_rows">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApiTokensPage_rows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiTokenEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ApiToken",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ApiTokenRow_token"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ApiTokenConnection",
  "abstractKey": null
};

(node as any).hash = "1710dc1c0f0049a00a946b22e2876eb3";

export default node;
