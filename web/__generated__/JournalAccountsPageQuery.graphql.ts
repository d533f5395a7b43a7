/**
 * @generated SignedSource<<89e523776237644b482ba88a6697916d>>
 * @relayHash e8f38db1708875e8bfffa0e28a108d7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41e38a58d9417aba4b0bfabb2a6f6c6dc62fb0b5199963e8e58a9c098ebdc442

import type { ConcreteRequest } from 'relay-runtime';
export type JournalAccountsPageQuery$variables = Record<PropertyKey, never>;
export type JournalAccountsPageQuery$data = {
  readonly organization: {
    readonly invoicingJournalAccounts: {
      readonly items: ReadonlyArray<{
        readonly code: string | null | undefined;
        readonly isProposed: boolean;
        readonly key: string;
        readonly name: string;
        readonly purpose: string;
      }>;
      readonly version: number;
    };
  };
};
export type JournalAccountsPageQuery = {
  response: JournalAccountsPageQuery$data;
  variables: JournalAccountsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "JournalAccounts",
  "kind": "LinkedField",
  "name": "invoicingJournalAccounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JournalAccount",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purpose",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isProposed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "JournalAccountsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
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
    "name": "JournalAccountsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
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
    "id": "41e38a58d9417aba4b0bfabb2a6f6c6dc62fb0b5199963e8e58a9c098ebdc442",
    "metadata": {},
    "name": "JournalAccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "451950ab79cb2f956687a8f2fdbb800f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
