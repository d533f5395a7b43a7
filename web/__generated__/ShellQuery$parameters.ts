/**
 * @generated SignedSource<<7e80deec558b763e9f61e1dbc4633afc>>
 * @relayHash 7d6b4f2f28be861d08b1462ad9b16f28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93a050215e0002f04ecf67cf38d25debcffc618a0d106e54472339cf0955fc92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93a050215e0002f04ecf67cf38d25debcffc618a0d106e54472339cf0955fc92",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
