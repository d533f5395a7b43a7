/**
 * @generated SignedSource<<8c127b105ae821b6cab4c883ba1f4353>>
 * @relayHash 39a15f831b3247e5e76f1b8c45359005
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27f798325272e49d244e4ce7a6f00c7a357f45cfb693b591535817e5c2016c1a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateCounterpartyPageQuery } from './CreateCounterpartyPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateCounterpartyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27f798325272e49d244e4ce7a6f00c7a357f45cfb693b591535817e5c2016c1a",
    "metadata": {},
    "name": "CreateCounterpartyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
