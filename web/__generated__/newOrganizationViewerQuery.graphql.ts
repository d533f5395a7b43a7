/**
 * @generated SignedSource<<3b0acbdba088eabcc1b068c84ae958b5>>
 * @relayHash c610e086d0cacd06b06c71dba2510b52
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c87bae65768d76c9763511b127df6c863bd6652aa70aace41337906e391e2b6c

import type { ConcreteRequest } from 'relay-runtime';
export type newOrganizationViewerQuery$variables = Record<PropertyKey, never>;
export type newOrganizationViewerQuery$data = {
  readonly viewer: {
    readonly mayCreateOrganizations: boolean;
  } | null | undefined;
};
export type newOrganizationViewerQuery = {
  response: newOrganizationViewerQuery$data;
  variables: newOrganizationViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mayCreateOrganizations",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "newOrganizationViewerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "newOrganizationViewerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c87bae65768d76c9763511b127df6c863bd6652aa70aace41337906e391e2b6c",
    "metadata": {},
    "name": "newOrganizationViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dcae0ce6633acdd5f8cb2ad47e6ea8ce";

export default node;
