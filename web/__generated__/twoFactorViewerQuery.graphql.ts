/**
 * @generated SignedSource<<a6fa7131e8e260d8df6d3ad354540d76>>
 * @relayHash f5078fcfae177fefb5a6332948b3bc4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 542e6cb6dbb83721fd2fd1a3d61c5792f65a5ec2205b26e944eab93f498fa52c

import type { ConcreteRequest } from 'relay-runtime';
export type FactorMethod = "AUTHENTICATOR_APP" | "PASSKEY";
export type MembershipStatus = "ACTIVE" | "DEACTIVATED" | "EXPIRED" | "INVITED" | "REMOVED";
export type twoFactorViewerQuery$variables = Record<PropertyKey, never>;
export type twoFactorViewerQuery$data = {
  readonly viewer: {
    readonly backupCodesLeft: number;
    readonly memberships: ReadonlyArray<{
      readonly organization: {
        readonly name: string;
        readonly uuid: string;
      };
      readonly status: MembershipStatus;
    }>;
    readonly secondFactors: ReadonlyArray<{
      readonly id: string;
      readonly method: FactorMethod;
    }>;
  } | null | undefined;
};
export type twoFactorViewerQuery = {
  response: twoFactorViewerQuery$data;
  variables: twoFactorViewerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SecondFactor",
  "kind": "LinkedField",
  "name": "secondFactors",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "backupCodesLeft",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "twoFactorViewerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "memberships",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "organization",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
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
    "name": "twoFactorViewerQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "memberships",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "organization",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "542e6cb6dbb83721fd2fd1a3d61c5792f65a5ec2205b26e944eab93f498fa52c",
    "metadata": {},
    "name": "twoFactorViewerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35deb6785cebe4298760ea5517097ce6";

export default node;
