/**
 * @generated SignedSource<<ce4ad2352cc9906ccb7b39221cc8e004>>
 * @relayHash de7e4c5180cebc47613b5156971a454b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8df8dea79d0877860e04fd5412c64107913029b15217bcfc9da2d56c7d766cf7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePaymentPageQuery } from './CreatePaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8df8dea79d0877860e04fd5412c64107913029b15217bcfc9da2d56c7d766cf7",
    "metadata": {},
    "name": "CreatePaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
