/**
 * @generated SignedSource<<34dab921917813cb7fe27653470471c0>>
 * @relayHash f8786bd335471aa68d737967c3104768
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f0f1812e13e449009756733d774c6580298597e4a2f6d5cf847483adadc414c

import type { ConcreteRequest } from 'relay-runtime';
export type NameMatch = "CLOSE" | "DIFFERENT" | "EXACT";
export type InquireAccountInput = {
  accountNumber: string;
  bankCode: string;
  fromAccountId: string;
  name: string;
};
export type useAccountInquiryMutation$variables = {
  input: InquireAccountInput;
};
export type useAccountInquiryMutation$data = {
  readonly inquireAccount: {
    readonly accountName: string | null | undefined;
    readonly match: NameMatch | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useAccountInquiryMutation = {
  response: useAccountInquiryMutation$data;
  variables: useAccountInquiryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "InquireAccountPayload",
    "kind": "LinkedField",
    "name": "inquireAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accountName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "match",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAccountInquiryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAccountInquiryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8f0f1812e13e449009756733d774c6580298597e4a2f6d5cf847483adadc414c",
    "metadata": {},
    "name": "useAccountInquiryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fdb6dc37eff622c90a664feb45f958c3";

export default node;
