/**
 * @generated SignedSource<<b0e0f6b3bf702d5da9fa71e7ee77c306>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExportsPage_exports$data = {
  readonly exports: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ExportRow_export">;
  }>;
  readonly id: string;
  readonly " $fragmentType": "ExportsPage_exports";
};
export type ExportsPage_exports$key = {
  readonly " $data"?: ExportsPage_exports$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportsPage_exports">;
};

import ExportsPageAgainQuery_graphql from './ExportsPageAgainQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ExportsPageAgainQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "ExportsPage_exports",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Export",
      "kind": "LinkedField",
      "name": "exports",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ExportRow_export"
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "108695e9af55309b36cb43c501eb50f3";

export default node;
