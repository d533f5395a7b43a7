/**
 * @generated SignedSource<<8b23d05dabda40439f7392c386862e0f>>
 * @relayHash 81229a5dcfdc6a5148612a36abd5a55c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ffbbdf40ed167e3428126b0bb815bedec38c3e26bd40d3657e7814155354d3a

import type { ConcreteRequest } from 'relay-runtime';
export type AppMode = "INVOICING" | "TREASURY";
export type MembershipStatus = "ACTIVE" | "DEACTIVATED" | "EXPIRED" | "INVITED" | "REMOVED";
export type switchRoutesHomeQuery$variables = Record<PropertyKey, never>;
export type switchRoutesHomeQuery$data = {
  readonly viewer: {
    readonly memberships: ReadonlyArray<{
      readonly organization: {
        readonly modes: ReadonlyArray<AppMode>;
        readonly uuid: string;
      };
      readonly status: MembershipStatus;
    }>;
  } | null | undefined;
};
export type switchRoutesHomeQuery = {
  response: switchRoutesHomeQuery$data;
  variables: switchRoutesHomeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modes",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "switchRoutesHomeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "memberships",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "organization",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
    "name": "switchRoutesHomeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "memberships",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "organization",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ffbbdf40ed167e3428126b0bb815bedec38c3e26bd40d3657e7814155354d3a",
    "metadata": {},
    "name": "switchRoutesHomeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8dad5fe2b4a4ea5fa8b66be09c0aef76";

export default node;
