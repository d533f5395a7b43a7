/**
 * @generated SignedSource<<7ec4903ce7f7b4c3a2d7185652130ed7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecentImports_organization$data = {
  readonly statementImports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"RecentImports_import">;
      };
    }>;
  };
  readonly " $fragmentType": "RecentImports_organization";
};
export type RecentImports_organization$key = {
  readonly " $data"?: RecentImports_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentImports_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecentImports_organization",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "StatementImportConnection",
      "kind": "LinkedField",
      "name": "statementImports",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StatementImportEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StatementImport",
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
                  "name": "RecentImports_import"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "statementImports(first:8)"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "b12e62ca32b698f7ca5c5c1ba1be2232";

export default node;
