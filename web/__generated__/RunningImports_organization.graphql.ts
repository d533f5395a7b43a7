/**
 * @generated SignedSource<<97d0c8311f672bd257c24a0d6fb77529>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunningImports_organization$data = {
  readonly statementImports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"RunningImports_import">;
      };
    }>;
  };
  readonly " $fragmentType": "RunningImports_organization";
};
export type RunningImports_organization$key = {
  readonly " $data"?: RunningImports_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunningImports_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RunningImports_organization",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": [
              "CHECKING",
              "IMPORTING"
            ]
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
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
                  "name": "RunningImports_import"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "statementImports(filter:{\"status\":[\"CHECKING\",\"IMPORTING\"]},first:5)"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "c38a9d6943742694295a9bb835a8c61c";

export default node;
